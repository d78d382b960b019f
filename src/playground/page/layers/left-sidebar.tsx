import type { ComponentChildren, JSX } from 'preact'
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
  const entries = pages.map(({ id, name }) => ({ id, current: id === currentPageId, label: name }))
  return <JumpList title="Pages" current="page" entries={entries} open={open} />
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
  const entries = samples.map(({ id, name, width, height }) => {
    const label = (
      <>
        <span class="jump__name">{name}</span>
        <span class="jump__size">
          {width} × {height}
        </span>
      </>
    )
    return { id, current: selection.includes(id), label }
  })
  return <JumpList title="Samples" current="true" entries={entries} open={open} />
}

interface JumpListProps {
  title: string
  /** How screen readers are told of an entry that is current. */
  current: 'page' | 'true'
  entries: readonly { id: string; current: boolean; label: ComponentChildren }[]
  open: (id: string) => void
}

function JumpList({ title, current, entries, open }: JumpListProps): JSX.Element {
  return (
    <>
      <h2 class="heading">{title}</h2>
      <ul class="jump-list">
        {entries.map(({ id, label, ...entry }) => (
          <li key={id}>
            <button
              class="jump"
              aria-current={entry.current ? current : undefined}
              onClick={() => open(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
