const parameters = new URLSearchParams(location.search)

export type PageParameter = 'theme' | 'samples' | 'viewonly'

/** A parameter of the page's address: ?theme=dark&samples=landing-a,dashboard&viewonly=1 */
export function pageParameter(name: PageParameter): string | null {
  return parameters.get(name)
}
