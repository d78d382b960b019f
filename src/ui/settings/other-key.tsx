import type { JSX } from 'preact'
import { Card } from '../kit/card'

interface Props {
  /** Origin of the address that the kept key belongs to. */
  belongsTo: string
  forget: () => void
}

/** A key is kept, but for another address than the one above. */
export function OtherKey({ belongsTo, forget }: Props): JSX.Element {
  return (
    <Card
      tone="warning"
      title="The kept key belongs to another address"
      actions={[{ name: 'Forget key', run: forget }]}
    >
      <p>
        It is for {belongsTo} and is sent nowhere else. Enter the key of this address, which takes
        its place, or change the address back.
      </p>
    </Card>
  )
}
