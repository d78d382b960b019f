import { listWords } from '../../language/list-words'
import type { JSX } from 'preact'
import { fileWords, type Settings } from '../../file'
import { type Medium, MEDIUMS } from '../../interface'
import { Select } from '../kit/field'
import { chooseMedium, mediumBySize } from '../words/pick-medium'
import { useSettings } from '../tools/use-tools'
import { words } from './words'
import { Note } from '../kit/note'

interface Props {
  /** Canvas px. */
  frames: readonly { width: number; height: number }[]
}

/** Shows the medium of frames and why it was chosen, and changes it for frames of their kind, unless they differ. */
export function MediumMenu({ frames }: Props): JSX.Element | null {
  const [settings, change] = useSettings()
  const { medium, mediumFor } = settings
  const kinds = [...new Set(frames.map(mediumBySize))]
  const [kind, ...others] = kinds
  if (kind === undefined) return null
  const chosen = medium === 'auto' ? (mediumFor[kind] ?? kind) : medium
  const say = words().medium
  if (others.length > 0 && medium === 'auto') {
    const names = kinds.map((one) => fileWords().medium[mediumFor[one] ?? one])
    return <Note>{say.mixed(listWords(names))}</Note>
  }
  return (
    <Select<Settings['medium']>
      name={say.title}
      value={chosen === kind ? 'auto' : chosen}
      options={[
        { value: 'auto', name: bySize(kind, frames) },
        ...MEDIUMS.filter((one) => one !== kind).map((value) => ({
          value,
          name: fileWords().medium[value]
        }))
      ]}
      onChange={(next) => change(chooseMedium(settings, kind, next))}
    />
  )
}

function bySize(kind: Medium, [only, ...others]: Props['frames']): string {
  const name = fileWords().medium[kind]
  if (only === undefined || others.length > 0) return words().medium.several(name)
  const [width, height] = [Math.round(only.width), Math.round(only.height)]
  return kind === 'generic'
    ? words().medium.large(name, width, height)
    : words().medium.wide(name, width)
}
