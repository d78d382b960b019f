import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { TextField } from '../kit/text-field'
import { useTools } from '../tools/use-tools'
import { checkKeys, checkResourceType, readScoreMax } from './check-details'
import { words } from './words'
import styles from './settings.module.css'

type Detail = 'audienceKey' | 'brandKey' | 'tagResourceType' | 'adScoreMax'

/** What the service's interface does not name; the provider does. */
export function OpenDetails(): JSX.Element {
  const { settings, errors } = useTools()
  const [typed, setTyped] = useState(() => {
    const { audienceKey, brandKey, tagResourceType, adScoreMax } = settings.settings.value
    return { audienceKey, brandKey, tagResourceType, adScoreMax: String(adScoreMax ?? '') }
  })
  const keys = checkKeys(typed.audienceKey, typed.brandKey)
  const type = checkResourceType(typed.tagResourceType)
  const scoreMax = readScoreMax(typed.adScoreMax)
  const save = (): void => {
    const change = {
      ...(keys === null && { audienceKey: typed.audienceKey, brandKey: typed.brandKey }),
      ...(type === null && { tagResourceType: typed.tagResourceType }),
      ...(scoreMax.ok && { adScoreMax: scoreMax.value })
    }
    errors.guard(() => settings.change(change))
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
    <section class={styles.group} aria-label={words().details}>
      <h2 class={styles.title}>{words().details}</h2>
      <p class={styles.sent}>{words().detailsAbout}</p>
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
    </section>
  )
}
