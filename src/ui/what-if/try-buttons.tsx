import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import type { LayerShare, LayerShares } from '../../file'
import type { Fix, Judgement } from '../../engine/texts/judge-layers'
import { MenuButton } from '../kit/menu-button'
import { useTools } from '../tools/use-tools'
import { quoted } from '../words/quoted'
import { helping, keyOf, type Option, optionsOf } from './options'
import { useTries } from './try-store'
import styles from './what-if.module.css'
import { words } from './words'

/** The result that a change shall better, and its frame. */
export interface About {
  frame: string
  result: StoredResult
  shares: LayerShares
  action: Judgement['action']
  /** What to call its layers. */
  names: Judgement['names']
}

/** Tries what answers a fix on a copy, or another change from a menu; null where nothing can be tried. */
export function TryButtons({ fix, ...about }: About & { fix: Fix }): JSX.Element | null {
  const watched = about.action?.layer ?? fix.layers[0]
  const { canTry, disabled, begin } = useTrying(about, watched)
  const name = (option: Option): string => changeName(option, about)
  const options = optionsOf(fix, about.action?.layer ?? null)
  const [first] = options
  if (!canTry || first === undefined) return null
  return (
    <div class={styles.buttons}>
      <Button
        secondary
        disabled={disabled}
        aria-label={words().tryItName(name(first))}
        title={name(first)}
        onClick={() => begin(first)}
      >
        {words().tryIt}
      </Button>
      <Menu small title={words().other(fix.title)} {...{ options, name, disabled, begin }} />
    </div>
  )
}

/** What could still help the main action, where nothing was found to change. */
export function TryMenu(about: About): JSX.Element | null {
  const main = about.action?.layer
  const trying = useTrying(about, main)
  if (main === undefined || !trying.canTry) return null
  const name = (option: Option): string => changeName(option, about)
  return <Menu title={words().tryAChange} options={helping(main)} name={name} {...trying} />
}

interface MenuProps {
  title: string
  small?: boolean
  options: readonly Option[]
  name: (option: Option) => string
  disabled: boolean
  begin: (option: Option) => void
}

function Menu({ title, small = false, options, name, disabled, begin }: MenuProps): JSX.Element {
  return (
    <MenuButton
      name={title}
      small={small}
      disabled={disabled}
      items={options.map((option) => ({ id: keyOf(option), name: name(option) }))}
      current=""
      onChange={(key) => options.filter((option) => keyOf(option) === key).forEach(begin)}
    />
  )
}

function useTrying(
  { frame, result, shares, action }: About,
  watched: LayerShare | undefined
): { canTry: boolean; disabled: boolean; begin: (option: Option) => void } {
  const tries = useTries()
  const { canEdit, provider } = useTools()
  return {
    canTry: canEdit && watched !== undefined,
    disabled: tries.busy.value || result.record.outOfDate || !provider.value.ok,
    begin: (option) => {
      if (watched === undefined) return
      const isMain = watched === action?.layer
      tries.begin({ result, frame, shares, option, watched: { layer: watched, isMain } })
    }
  }
}

/** As much of a name as fits a menu. */
const NAME_LENGTH = 22

function changeName({ kind, layer }: Option, { names }: About): string {
  return words().change[kind](quoted(names.get(layer) ?? layer.name, NAME_LENGTH))
}

/** What trying means, and who is asked; nothing where it cannot be done. */
export function TryNote({ outOfDate }: { outOfDate: boolean }): JSX.Element | null {
  const { canEdit, provider } = useTools()
  if (!canEdit || !provider.value.ok) return null
  if (outOfDate) return <p class={styles.note}>{words().runFirst}</p>
  const { charges, words: said } = provider.value.provider
  return (
    <p class={styles.note}>
      {words().note} {said.privacy(words().whatIsAsked)} {charges && words().mayCost}
    </p>
  )
}
