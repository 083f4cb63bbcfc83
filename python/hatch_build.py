"""Refuses to build a package without the generated files: `pip install ./python` in a fresh clone."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Looks for the bundle, which Node.js has to build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Ends the build if the bundle is missing."""
        if not (Path(self.root) / "src/pint_ae/bundle.js").exists():
            raise RuntimeError("run `npm ci` and `npm run tool -- python` in the project's folder first")
