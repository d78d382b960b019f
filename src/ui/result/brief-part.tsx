import type { JSX } from 'preact'
import { BRIEF_FIELDS, cleanLine, filledBrief } from '../../file'
import { useBrief } from '../brief/brief-store'
import { words as briefWords } from '../brief/words'
import { Fold } from '../kit/fold'
import { QuietButton } from '../kit/quiet-button'
import { useOpenPart } from '../tools/use-open-part'
import { useTools } from '../tools/use-tools'
import { words } from './words'
import styles from './note.module.css'

/** The brief that holds for the frame, as far as there is one. */
export function BriefPart(): JSX.Element {
  const { holding } = useBrief()
  const { tab } = useTools()
  const [open, toggle] = useOpenPart('brief')
  const filled = filledBrief(holding.value ?? null)
  const said = BRIEF_FIELDS.flatMap((field) => {
    const text = filled[field]
    return text === undefined ? [] : [{ field, text }]
  })
  return (
    <Fold
      title={words().brief}
      line={cleanLine(filled.goal ?? said[0]?.text ?? words().noBrief)}
      open={open}
      toggle={toggle}
    >
      {said.map(({ field, text }) => (
        <p key={field} class={styles.note}>
          {words().briefText(briefWords().field[field].name, text)}
        </p>
      ))}
      {said.length === 0 && <p class={styles.note}>{words().briefHelps}</p>}
      <p>
        <QuietButton
          name={said.length === 0 ? words().writeBrief : words().editBrief}
          run={() => (tab.value = 'brief')}
        />
      </p>
    </Fold>
  )
}
