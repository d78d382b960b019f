import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { IconButton } from '../controls/icon-button'
import { usePage } from '../state/page-context'

/** One line for the first visit; it goes with the first selection. */
export function Hint(): JSX.Element | null {
  const { session } = usePage()
  const done = useSignal(false)
  useSignalEffect(() => {
    if (session.selection.value.length > 0) done.value = true
  })
  if (done.value) return null
  return (
    <p class="hint">
      Click a frame, then press Analyse.
      <IconButton icon="close" name="Hide this hint" onClick={() => (done.value = true)} />
    </p>
  )
}
