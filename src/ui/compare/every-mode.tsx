import { listWords } from '../../language/list-words'
import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Card } from '../kit/card'
import { useRuns } from '../run/frame-runs'
import { useTools } from '../tools/use-tools'
import { useCompare } from './compare-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './compare.module.css'

/** Offers to compare a frame with copies of it in its other modes, such as dark. */
export function EveryMode({ nodeId }: { nodeId: string }): JSX.Element | null {
  const compare = useCompare()
  const { busy } = useRuns()
  const { bridge, canEdit, errors, provider } = useTools()
  const [modes, setModes] = useState<readonly string[]>([])
  useEffect(() => {
    let left = false
    setModes([])
    if (canEdit) {
      errors.guard(async () => {
        const found = await bridge.readModes(nodeId)
        if (!left) setModes(found)
      })
    }
    return () => {
      left = true
    }
  }, [bridge, canEdit, errors, nodeId])
  const { value: chosen } = provider
  if (modes.length < 2 || !chosen.ok) return null
  return (
    <div class={styles.start}>
      <Button
        fullWidth
        disabled={busy.value}
        onClick={() => errors.guard(() => compare.compareModes(nodeId))}
      >
        {words().modes.analyse}
      </Button>
      <Note>{words().modes.whatComes(listWords(modes))}</Note>
      {chosen.provider.charges && <Note>{words().modes.mayCost}</Note>}
    </div>
  )
}

/** Shows that a comparison is of copies, with a button that removes them from the canvas. */
export function ModeCopies(): JSX.Element | null {
  const { modeCopies, removeCopies } = useCompare()
  const { errors } = useTools()
  if (modeCopies.value === null) return null
  const remove = { name: words().modes.remove, run: () => errors.guard(removeCopies) }
  return (
    <Card title={words().modes.copies} actions={[remove]}>
      <p>{words().modes.copiesGo}</p>
    </Card>
  )
}
