const parameters = new URLSearchParams(location.search)

export type PageParameter = 'theme' | 'samples' | 'viewonly' | 'document'

/**
 * A parameter of the page's address: ?theme=dark&samples=landing-a,dashboard&viewonly=1&document=quirks (how the
 * panel's document is made, see `DOCUMENT_KINDS`).
 */
export function pageParameter(name: PageParameter): string | null {
  return parameters.get(name)
}
