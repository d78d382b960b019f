import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'

/** Offers to put right what is not where it belongs: nothing on the canvas is moved unasked. */
export function AstrayOverlays(): JSX.Element | null {
  const { astray, bridge, errors } = useTools()
  const overlays = astray.value
  if (overlays === 0) return null
  const tidy = {
    name: 'Put right',
    run: () =>
      errors.guard(async () => {
        await bridge.tidyOverlays()
      })
  }
  const title =
    overlays === 1
      ? 'One overlay no longer lies over its frame'
      : `${overlays} overlays no longer lie over their frames`
  return (
    <Card role="status" title={title} actions={[tidy]}>
      <p>
        Frames were moved, copied or deleted. Overlays move along, and those without a frame go.
      </p>
    </Card>
  )
}
