import type { JSX } from 'preact'
import { QuietButton } from '../kit/quiet-button'
import { Select } from '../kit/select'
import { shareOrder } from '../../workers/engine/share-order'
import { useTools } from '../tools/use-tools'
import { formatPercent } from '../words/format-numbers'
import { useCompare } from './compare-store'
import type { Comparison } from './comparison'
import { words } from './words'
import styles from './compare.module.css'

const NONE = ''

/** The layer that variants should lead the eye to, chosen among the base's; what was marked there, or is suggested, is chosen already. */
export function PrimaryChoice({ comparison }: { comparison: Comparison }): JSX.Element | null {
  const compare = useCompare()
  const { canEdit } = useTools()
  const { frames, baseId, primaryName, suggested } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  const ordered = base?.shares && shareOrder(base.shares.layers, base.record)
  const layers = ordered?.order ?? []
  const say = words()
  if (!canEdit || layers.length === 0) {
    return primaryName === null ? null : (
      <p class={styles.note}>{say.mainActionIs(primaryName, suggested)}</p>
    )
  }
  const chosen = base?.primary?.layer ?? null
  const absent = primaryName === null ? say.noneMarked : say.notInBase(primaryName)
  return (
    <>
      <Select
        name={say.mainAction}
        value={chosen?.id ?? NONE}
        options={[
          { value: NONE, name: chosen === null ? absent : say.none },
          ...layers.map((layer) => {
            const { id, attention } = layer
            const name = ordered?.names.get(layer) ?? layer.name
            return {
              value: id,
              name: attention === null ? name : `${name} (${formatPercent(attention)})`
            }
          })
        ]}
        {...(primaryName === null && { help: say.whichLayer })}
        {...(suggested && { help: say.suggested })}
        onChange={(id) => compare.mark(layers.find((layer) => layer.id === id) ?? null)}
      />
      {suggested && chosen !== null && (
        <p>
          <QuietButton
            name={say.confirm}
            about={say.confirmAbout}
            run={() => compare.mark(chosen)}
          />
        </p>
      )}
    </>
  )
}
