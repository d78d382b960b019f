import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { TextField } from '../kit/field'
import { Fold } from '../kit/section'
import { TagsSection } from '../tags/tags-section'
import { useOpenPart, useSettings } from '../tools/use-tools'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './settings.module.css'

type Detail = 'audienceKey' | 'brandKey' | 'tagResourceType' | 'adScoreMax'

/** What a service's interface leaves open, and the tags it has, folded. */
export function Advanced(): JSX.Element {
  const [open, toggle] = useOpenPart('advanced')
  return (
    <div class={styles.advanced}>
      <Fold title={words().details} open={open} toggle={toggle}>
        <OpenDetails />
        <TagsSection />
      </Fold>
    </div>
  )
}

/** Details that each service names for itself: metadata keys, the resource type of tags, the highest ad score. */
function OpenDetails(): JSX.Element {
  const [settings, change] = useSettings()
  const [typed, setTyped] = useState(() => {
    const { audienceKey, brandKey, tagResourceType, adScoreMax } = settings
    return { audienceKey, brandKey, tagResourceType, adScoreMax: String(adScoreMax ?? '') }
  })
  const keys = checkKeys(typed.audienceKey, typed.brandKey)
  const type = checkResourceType(typed.tagResourceType)
  const scoreMax = readScoreMax(typed.adScoreMax)
  const save = (): void => {
    change({
      ...(keys === null && { audienceKey: typed.audienceKey, brandKey: typed.brandKey }),
      ...(type === null && { tagResourceType: typed.tagResourceType }),
      ...(scoreMax.ok && { adScoreMax: scoreMax.value })
    })
  }
  const field = (
    detail: Detail,
    rest: { error?: string | null; help?: string } = {}
  ): JSX.Element => (
    <TextField
      name={words()[detail]}
      value={typed[detail]}
      {...rest}
      onInput={(value) => setTyped({ ...typed, [detail]: value.trim() })}
      onSettle={save}
    />
  )
  return (
    <div class={styles.fields}>
      <Note>{words().detailsAbout}</Note>
      {field('audienceKey')}
      {field('brandKey', { error: keys })}
      {field('tagResourceType', {
        error: type,
        help: words().tagResourceTypeAbout
      })}
      {field('adScoreMax', {
        error: scoreMax.ok ? null : scoreMax.message,
        help: words().adScoreMaxAbout
      })}
    </div>
  )
}

/** Why two metadata keys cannot be used together; null when they can. Empty ones are not sent. */
export function checkKeys(audience: string, brand: string): string | null {
  const taken = ['description', 'goal'].find((key) => key === audience || key === brand)
  if (taken !== undefined) return words().keyTaken(taken)
  if (audience !== '' && audience === brand) return words().sameKeys
  return null
}

/** Reads the typed highest ad visibility score: null for none. Refuses anything but a number above 0. */
export function readScoreMax(
  typed: string
): { ok: true; value: number | null } | { ok: false; message: string } {
  const text = typed.trim()
  if (text === '') return { ok: true, value: null }
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return { ok: true, value }
  return { ok: false, message: words().badScoreMax }
}

/** Why a resource type cannot be used; null when it can. */
export function checkResourceType(type: string): string | null {
  if (type === '') return words().noType
  return /^\.{1,2}$/.test(type) ? words().badType : null
}
