import type { JSX } from 'preact'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'

/** The sample designs that are still there: a click selects one and brings it into view. */
export function SamplesList(): JSX.Element | null {
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
