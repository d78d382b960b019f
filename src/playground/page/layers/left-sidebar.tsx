import type { JSX } from 'preact'
import { LayersList } from './layers-list'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'

export function LeftSidebar(): JSX.Element {
  return (
    <nav class="sidebar sidebar--left" aria-label="Pages and layers">
      <PagesList />
      <SamplesList />
      <h2 class="heading">Layers</h2>
      <LayersList />
    </nav>
  )
}

/** The document's pages, when there is more than one. */
function PagesList(): JSX.Element | null {
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

/** The sample designs that are still there: a click selects one and brings it into view. */
function SamplesList(): JSX.Element | null {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { graph } = session.document
  const samples = session.samples.flatMap((id) => graph.getNode(id) ?? [])
  if (samples.length === 0) return null
  const selection = session.selection.value
  const open = (id: string): void => {
    session.select([id])
    session.zoomToLayers([id])
  }
  return (
    <>
      <h2 class="heading">Samples</h2>
      <ul class="jump-list">
        {samples.map(({ id, name, width, height }) => (
          <li key={id}>
            <button
              class="jump"
              aria-current={selection.includes(id) ? 'true' : undefined}
              onClick={() => open(id)}
            >
              <span class="jump__name">{name}</span>
              <span class="jump__size">
                {width} × {height}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
