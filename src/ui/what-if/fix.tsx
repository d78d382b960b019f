import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import type { Trial } from '../../engine/candidates/tried'
import { changeWords, costWords, type NameOf, reasonWords } from '../../engine/texts/changes'
import type { Judgement } from '../../engine/texts/judge-layers'
import type { LayerShare, LayerShares } from '../../file'
import { pointing, useLayers } from '../layers/layer-store'
import { useTools } from '../tools/use-tools'
import { isFlat } from './barred-words'
import { useTries } from './try-store'
import { words } from './words'
import styles from './what-if.module.css'
import { Note } from '../kit/note'

/** The result to improve, and its frame. */
export interface About {
  frame: string
  result: StoredResult
  shares: LayerShares
  judgement: Judgement
}

export type ForActionProps = About & { action: LayerShare }

interface FixProps extends ForActionProps {
  trial: Trial
  nameOf: NameOf
}

/** One change with its gain, else with the fact that it puts right, and buttons to apply and try it. */
export function Fix(props: FixProps): JSX.Element {
  const { trial, nameOf, action, frame, judgement, result, shares } = props
  const layers = useLayers()
  const tries = useTries()
  const { canEdit, provider } = useTools()
  const { candidate } = trial
  const change = changeWords(candidate, nameOf)
  const cost = costWords(trial)
  const asked = { result, frame, shares, trial, watched: action }
  const { layerId } = candidate
  return (
    <li class={styles.fix} data-layer={layerId} {...pointing(layers, layerId)}>
      <div>
        <h3 class={styles.change}>
          {change}: <span class={styles.gain}>{reasonWords(trial)}</span>
        </h3>
        {cost !== null && <Note>{cost}</Note>}
      </div>
      {canEdit && !isFlat(judgement) && (
        <div class={styles.foot}>
          <Button
            disabled={tries.busy.value}
            aria-label={words().applyName(change)}
            onClick={() => tries.apply(asked)}
          >
            {words().apply}
          </Button>
          <Button
            secondary
            disabled={tries.busy.value || !provider.value.ok}
            aria-label={words().tryItName(change)}
            onClick={() => tries.begin(asked)}
          >
            {words().tryIt}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Explains trying, and where the copy's picture goes; null where nothing can be tried. */
export function TryNote({ own }: { own: boolean }): JSX.Element | null {
  const { canEdit, provider } = useTools()
  if (!canEdit || !provider.value.ok || !provider.value.provider.sends) return null
  const said = provider.value.provider.words
  return (
    <Note>
      {!own && words().byGlance} {words().note} {said.privacy(words().whatIsAsked)}{' '}
      {words().mayCost}
    </Note>
  )
}
