/**
 * A parameter of the page's address: ?theme=dark&samples=landing-a,dashboard&start=overview (all samples in view, none
 * selected, no guide)&viewonly=1&editor=dev (Dev Mode)&build=publish (the build to publish)&document=quirks (how the
 * panel's document is made, see `DOCUMENT_KINDS`).
 */
export function pageParameter(name: string): string | null {
  // Starting over reads an address that was changed meanwhile.
  return new URLSearchParams(location.search).get(name)
}
