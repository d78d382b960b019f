import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { TextField } from '../kit/text-field'
import { useTools } from '../tools/use-tools'
import { checkKeys, checkResourceType, readScoreMax } from './check-details'
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
    name: string,
    rest: { error?: string | null; help?: string } = {}
  ): JSX.Element => (
    <TextField
      name={name}
      value={typed[detail]}
      {...rest}
      onInput={(value) => setTyped({ ...typed, [detail]: value.trim() })}
      onSettle={save}
    />
  )
  return (
    <section class={styles.group} aria-label="Details the service’s interface leaves open">
      <h2 class={styles.title}>Details the service’s interface leaves open</h2>
      <p class={styles.sent}>
        The interface does not name the metadata keys for audience and brand: ask your provider.
        Left empty, that text of the brief is not sent.
      </p>
      {field('audienceKey', 'Audience is sent as')}
      {field('brandKey', 'Brand is sent as', { error: keys })}
      {field('tagResourceType', 'Resource type of tags', {
        error: type,
        help: 'The kind of resource whose tags are searched, such as screenshot.'
      })}
      {field('adScoreMax', 'Highest ad visibility score', {
        error: scoreMax.ok ? null : scoreMax.message,
        help: 'With it, scores of ads are shown on their scale. Your provider knows it.'
      })}
    </section>
  )
}
