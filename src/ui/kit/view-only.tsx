import type { ComponentChildren, JSX } from 'preact'
import { Card } from './card'

/** Says that the file can be viewed, not edited; `children` are what that means here, in a sentence or two. */
export function ViewOnly({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <Card role="status" title="You can view this file, not edit it">
      <p>{children}</p>
    </Card>
  )
}
