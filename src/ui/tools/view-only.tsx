import type { ComponentChildren, JSX } from 'preact'
import { Card } from '../kit/card'
import { words } from '../words/words'

/** Stands in for what would change the file, in Dev Mode. The children say what holds besides. */
export function ViewOnly({ children }: { children?: ComponentChildren }): JSX.Element {
  return (
    <Card role="status" title={words().devMode}>
      <p>
        {children} {words().switchToDesign}
      </p>
    </Card>
  )
}
