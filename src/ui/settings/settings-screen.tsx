import notice from 'glance:notice'
import type { JSX } from 'preact'
import { fileWords, MAP_NAMES, type MapName, type Settings, type Veil, VEILS } from '../../file'
import { MEDIUMS, PREDICTIONS } from '../../interface'
import { LANGUAGES } from '../../language'
import { unpack } from '../../workers/packed-parts'
import { EraseSection } from '../erase/erase-section'
import { Checkbox } from '../kit/toggle'
import { Fold, useIsOpen } from '../tools/fold'
import { Select } from '../kit/field'
import { useLoaded } from '../kit/timing'
import { words as runWords } from '../run/words'
import { useSettings, useTools } from '../tools/use-tools'
import { mapFacts } from '../words/map-facts'
import { words as shared } from '../words/words'
import { Advanced } from './advanced'
import { ServiceSettings } from './service-settings'
import { words } from './words'
import { Note } from '../kit/note'
import field from '../kit/field.module.css'
import styles from './settings.module.css'

/** Each in its own language, for people who speak no other. */
const NAMES = { en: 'English', de: 'Deutsch' }

export function SettingsScreen(): JSX.Element {
  const { canEdit } = useTools()
  const [settings, change] = useSettings()
  const { browserLanguage, hideOnClose, language, map, medium, provider, veil } = settings
  return (
    <>
      {GLANCE_CONNECTS ? (
        <>
          <ProviderChoice />
          {provider === 'service' && (
            <>
              <ServiceSettings />
              <Advanced />
            </>
          )}
        </>
      ) : (
        <Note>{words().deviceOnly}</Note>
      )}
      <section class={styles.group} aria-label={runWords().analysis}>
        <h2 class={styles.title}>{runWords().analysis}</h2>
        <Select<Settings['medium']>
          name={words().medium}
          value={medium}
          options={(['auto', ...MEDIUMS] as const).map((value) => ({
            value,
            name: fileWords().medium[value]
          }))}
          help={shared().mediumRule}
          // It resets the choices for single frames.
          onChange={(next) => change({ medium: next, mediumFor: {} })}
        />
        <PredictionChoice />
        <Select<MapName>
          name={words().mapShownFirst}
          value={map}
          options={MAP_NAMES.filter((name) => name !== 'roi').map((name) => ({
            value: name,
            name: mapFacts(name).name
          }))}
          onChange={(next) => change({ map: next })}
        />
        {provider === 'on-device' && (
          <Select<Veil>
            name={words().veil}
            value={veil}
            options={VEILS.map((value) => ({ value, name: words().veils[value] }))}
            help={words().veilHelp}
            onChange={(next) => change({ veil: next })}
          />
        )}
        {canEdit && (
          <Checkbox
            name={words().hideOnClose}
            on={hideOnClose}
            onChange={(on) => change({ hideOnClose: on })}
          />
        )}
        <Select<Settings['language']>
          name={words().language}
          value={language}
          options={[
            { value: 'auto', name: words().asTheBrowser(NAMES[browserLanguage]) },
            ...LANGUAGES.map((value) => ({ value, name: NAMES[value] }))
          ]}
          onChange={(next) => change({ language: next })}
        />
      </section>
      <EraseSection />
      <Licences />
    </>
  )
}

/** The notices of the packages that Glance is built on, as their licences ask. */
function Licences(): JSX.Element {
  const open = useIsOpen('licences')
  const text = useLoaded([open], async () => (open ? unpack(notice).text() : ''))
  return (
    <Fold part="licences" title={words().licences}>
      <pre class={styles.notice} tabIndex={0} aria-label={words().licences}>
        {text}
      </pre>
    </Fold>
  )
}

/** The predictions to compute; at least one stays chosen. */
function PredictionChoice(): JSX.Element {
  const [{ predictions }, change] = useSettings()
  return (
    <fieldset class={styles.predictions}>
      <legend class={field.label}>{words().predictions}</legend>
      {PREDICTIONS.map((prediction) => {
        const on = predictions.includes(prediction)
        const others = predictions.filter((name) => name !== prediction)
        return (
          <Checkbox
            key={prediction}
            {...words().prediction[prediction]}
            on={on}
            disabled={on && others.length === 0}
            onChange={(wanted) => {
              const chosen = PREDICTIONS.filter((name) =>
                name === prediction ? wanted : others.includes(name)
              )
              change({ predictions: chosen })
            }}
          />
        )
      })}
    </fieldset>
  )
}

/** The provider, and the data sent to it. */
function ProviderChoice(): JSX.Element {
  const [{ provider }, change] = useSettings()
  return (
    <fieldset class={styles.group}>
      <legend class={styles.title}>{words().analyseWith}</legend>
      {(['on-device', 'service'] as const).map((value) => {
        const name = shared().provider[value]
        return (
          <label key={value} class={styles.choice}>
            <input
              class={styles.radio}
              type="radio"
              name="provider"
              value={value}
              checked={value === provider}
              aria-label={name}
              aria-describedby={`sent-${value}`}
              onChange={() => change({ provider: value })}
            />
            <span>
              <span class={styles.name} aria-hidden="true">
                {name}
              </span>
              <span class={styles.sent} id={`sent-${value}`}>
                {words().sent[value]}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
