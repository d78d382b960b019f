/** The page could not start: say why, where the page would be. */
export function showProblem(root: HTMLElement, error: unknown): void {
  const title = document.createElement('h1')
  title.textContent = 'The playground could not start.'
  const details = document.createElement('pre')
  details.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
  root.className = 'failure'
  root.replaceChildren(title, details)
}
