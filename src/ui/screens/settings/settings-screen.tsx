import type { JSX } from 'preact'
import { MAP_NAMES, type MapName } from '../../../bridge'
import { Select } from '../../components/select'
import { usePanel } from '../../state/panel-context'
import { MediumSelect } from '../analyse/medium-select'
import { PredictionChoice } from '../analyse/prediction-choice'
import { MAP_FACTS } from '../result/map-facts'
import { OpenDetails } from './open-details'
import { ProviderChoice } from './provider-choice'
import { ServiceSettings } from './service-settings'
import styles from './settings.module.css'

export function SettingsScreen(): JSX.Element {
  const { settings, errors } = usePanel()
  const { provider, map } = settings.settings.value
  return (
    <>
      <ProviderChoice />
      {provider === 'service' && (
        <>
          <ServiceSettings />
          <OpenDetails />
        </>
      )}
      <section class={styles.group} aria-label="Analysis">
        <h2 class={styles.title}>Analysis</h2>
        <MediumSelect />
        <PredictionChoice />
        <Select<MapName>
          name="Map shown first"
          value={map}
          options={MAP_NAMES.filter((name) => name !== 'roi').map((name) => ({
            value: name,
            name: MAP_FACTS[name].name
          }))}
          onChange={(next) => errors.guard(() => settings.change({ map: next }))}
        />
      </section>
    </>
  )
}
