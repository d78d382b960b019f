import type { JSX } from 'preact'
import { MAP_NAMES, type MapName } from '../../file'
import { EraseSection } from '../erase/erase-section'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { mapFacts } from '../words/map-facts'
import { LanguageSelect } from './language-select'
import { Licences } from './licences'
import { MediumSelect } from './medium-select'
import { OpenDetails } from './open-details'
import { PredictionChoice } from './prediction-choice'
import { ProviderChoice } from './provider-choice'
import { ServiceSettings } from './service-settings'
import { words } from './words'
import styles from './settings.module.css'

export function SettingsScreen(): JSX.Element {
  const { settings, errors } = useTools()
  const { provider, map } = settings.settings.value
  return (
    <>
      {GLANCE_CONNECTS ? (
        <>
          <ProviderChoice />
          {provider === 'service' && (
            <>
              <ServiceSettings />
              <OpenDetails />
            </>
          )}
        </>
      ) : (
        <p class={styles.sent}>{words().deviceOnly}</p>
      )}
      <section class={styles.group} aria-label={words().analysis}>
        <h2 class={styles.title}>{words().analysis}</h2>
        <MediumSelect />
        <PredictionChoice />
        <Select<MapName>
          name={words().mapShownFirst}
          value={map}
          options={MAP_NAMES.filter((name) => name !== 'roi').map((name) => ({
            value: name,
            name: mapFacts(name).name
          }))}
          onChange={(next) => errors.guard(() => settings.change({ map: next }))}
        />
        <LanguageSelect />
      </section>
      <EraseSection />
      <Licences />
    </>
  )
}
