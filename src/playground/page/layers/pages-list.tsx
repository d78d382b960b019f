import type { JSX } from 'preact'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'

/** The document's pages, when there is more than one. */
export function PagesList(): JSX.Element | null {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { graph, currentPageId } = session.document
  const pages = graph.getPages()
  if (pages.length < 2) return null
  const open = (id: string): void => {
    session.document.setCurrentPage(id)
    session.zoomToFit()
  }
  return (
    <>
      <h2 class="heading">Pages</h2>
      <ul class="jump-list">
        {pages.map(({ id, name }) => (
          <li key={id}>
            <button
              class="jump"
              aria-current={id === currentPageId ? 'page' : undefined}
              onClick={() => open(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
