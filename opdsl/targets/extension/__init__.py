from opdsl.targets.extension.package import units as units
