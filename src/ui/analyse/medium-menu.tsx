import { listWords } from '../../language/list-words'
import type { JSX } from 'preact'
import { fileWords, type Settings } from '../../file'
import { type Medium, MEDIUMS } from '../../interface'
import { MenuButton } from '../kit/menu-button'
import { chooseMedium, pickMedium } from '../words/pick-medium'
import { useSettings } from '../tools/use-tools'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './start.module.css'

interface Props {
  /** Canvas px. */
  frames: readonly { width: number; height: number }[]
}

/** Shows the medium of frames and why it was chosen, and changes it for frames of their kind, unless they differ. */
export function MediumMenu({ frames }: Props): JSX.Element | null {
  const [settings, change] = useSettings()
  const { medium, mediumFor } = settings
  const kinds = [...new Set(frames.map(({ width, height }) => pickMedium('auto', width, height)))]
  const [kind, ...others] = kinds
  if (kind === undefined) return null
  const chosen = medium === 'auto' ? (mediumFor[kind] ?? kind) : medium
  return (
    <div class={styles.medium}>
      <span class={styles.label}>{words().medium.title}</span>
      {others.length > 0 && medium === 'auto' ? (
        <Note>
          {words().medium.mixed(
            listWords(kinds.map((one) => fileWords().medium[mediumFor[one] ?? one]))
          )}
        </Note>
      ) : (
        <MenuButton<Settings['medium']>
          name={words().medium.title}
          label={labelOf(chosen, kind, frames)}
          items={[
            { id: 'auto', name: words().medium.bySize(fileWords().medium[kind]) },
            ...MEDIUMS.filter((one) => one !== kind).map((id) => ({
              id,
              name: fileWords().medium[id]
            }))
          ]}
          current={chosen === kind ? 'auto' : chosen}
          onChange={(next) => change(chooseMedium(settings, kind, next))}
        />
      )}
    </div>
  )
}

function labelOf(chosen: Medium, kind: Medium, [only, ...others]: Props['frames']): string {
  const name = fileWords().medium[chosen]
  if (chosen !== kind) return words().medium.chosen(name)
  if (only === undefined || others.length > 0) return words().medium.several(name)
  const [width, height] = [Math.round(only.width), Math.round(only.height)]
  return kind === 'generic'
    ? words().medium.large(name, width, height)
    : words().medium.wide(name, width)
}
