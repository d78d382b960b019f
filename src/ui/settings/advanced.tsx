import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { TextField } from '../kit/field'
import { Note } from '../kit/note'
import { Fold } from '../tools/fold'
import { TagsSection } from '../tags/tags-section'
import { useSettings } from '../tools/use-tools'
import { words } from './words'
import styles from './settings.module.css'

/** What a service's interface leaves open, and the tags it has, folded. */
export function Advanced(): JSX.Element {
  const [{ audienceKey, brandKey }] = useSettings()
  return (
    <div class={styles.advanced}>
      <Fold part="advanced" title={words().details}>
        <div class={styles.fields}>
          <Note>{words().detailsAbout}</Note>
          <Detail of="audienceKey" fault={(key) => keyFault(key, brandKey)} />
          <Detail of="brandKey" fault={(key) => keyFault(key, audienceKey)} />
          <Detail
            of="tagResourceType"
            fault={resourceTypeFault}
            help={words().tagResourceTypeAbout}
          />
          <Detail of="adScoreMax" fault={scoreMaxFault} help={words().adScoreMaxAbout} />
        </div>
        <TagsSection />
      </Fold>
    </div>
  )
}

interface DetailProps {
  of: 'audienceKey' | 'brandKey' | 'tagResourceType' | 'adScoreMax'
  /** Why it cannot be used; null when it can. */
  fault: (typed: string) => string | null
  help?: string
}

/** A detail that each service decides for itself, saved when it can be used. */
function Detail({ of, fault, help }: DetailProps): JSX.Element {
  const [settings, change] = useSettings()
  const [typed, setTyped] = useState(String(settings[of] ?? ''))
  const error = fault(typed)
  const save = (): void => {
    if (error !== null) return
    change(of === 'adScoreMax' ? { adScoreMax: Number(typed) || null } : { [of]: typed })
  }
  return (
    <TextField
      name={words()[of]}
      value={typed}
      error={error}
      {...(help !== undefined && { help })}
      onInput={(value) => setTyped(value.trim())}
      onSettle={save}
    />
  )
}

/** Why a metadata key cannot be used beside another; null when it can. Empty ones are not sent. */
export function keyFault(key: string, other: string): string | null {
  if (key === 'description' || key === 'goal') return words().keyTaken(key)
  return key !== '' && key === other ? words().sameKeys : null
}

/** Why a resource type cannot be used; null when it can. */
export function resourceTypeFault(type: string): string | null {
  if (type === '') return words().noType
  return /^\.{1,2}$/.test(type) ? words().badType : null
}

/** Why a text is no highest score; null for a number above 0 and for none. */
export function scoreMaxFault(typed: string): string | null {
  if (typed === '') return null
  return Number.isFinite(Number(typed)) && Number(typed) > 0 ? null : words().badScoreMax
}
