import type { JSX } from 'preact'
import { zoomStep } from '../canvas/viewport'
import { IconButton } from '../controls/icon-button'
import { Menu } from '../controls/menu'
import { usePage } from '../state/page-context'

export function ZoomControls(): JSX.Element {
  const { session } = usePage()
  const { zoom } = session.viewport.value
  const percent = `${Math.round(zoom * 100)}%`
  const step = (direction: 1 | -1) => (): void => session.zoomTo(zoomStep(zoom, direction))
  return (
    <>
      <IconButton icon="minus" name="Zoom out" onClick={step(-1)} />
      <Menu
        name={`Zoom: ${percent}`}
        button={percent}
        buttonClass="text-button zoom-value"
        end
        entries={[
          { name: 'Zoom in', keys: '+', run: step(1) },
          { name: 'Zoom out', keys: '−', run: step(-1) },
          null,
          { name: 'Zoom to 100%', keys: '0', run: () => session.zoomTo(1) },
          { name: 'Zoom to fit', keys: '1', run: () => session.zoomToFit() },
          {
            name: 'Zoom to selection',
            keys: '2',
            disabled: session.selection.value.length === 0,
            run: () => session.zoomToLayers(session.selection.value)
          }
        ]}
      />
      <IconButton icon="plus" name="Zoom in" onClick={step(1)} />
    </>
  )
}
