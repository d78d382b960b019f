import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'
import { words } from './words'

/** Offers to put right what is not where it belongs: nothing on the canvas is moved unasked. */
export function AstrayOverlays(): JSX.Element | null {
  const { astray, bridge, errors } = useTools()
  const overlays = astray.value
  if (overlays === 0) return null
  const tidy = {
    name: words().putRight,
    run: () =>
      errors.guard(async () => {
        await bridge.tidyOverlays()
      })
  }
  return (
    <Card role="status" title={words().astray(overlays)} actions={[tidy]}>
      <p>{words().astrayAdvice}</p>
    </Card>
  )
}
