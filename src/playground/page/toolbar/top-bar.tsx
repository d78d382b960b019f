import type { JSX } from 'preact'
import { IconButton } from '../controls/icon-button'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'
import { currentTheme, toggleTheme } from '../state/theme'
import { AboutNote } from './about-note'
import { OpenFileButton } from './open-file-button'
import { PluginMenu } from './plugin-menu'
import { ZoomControls } from './zoom-controls'

export function TopBar(): JSX.Element {
  const dark = currentTheme() === 'dark'
  return (
    <header class="top-bar">
      <div class="top-bar__group">
        <FileName />
        <AboutNote />
      </div>
      <div class="top-bar__group">
        <PluginMenu />
      </div>
      <div class="top-bar__group top-bar__group--end">
        <ViewOnlySwitch />
        <OpenFileButton />
        <IconButton
          icon={dark ? 'sun' : 'moon'}
          name={dark ? 'Light theme' : 'Dark theme'}
          onClick={toggleTheme}
        />
        <span class="top-bar__line" />
        <UndoButtons />
        <span class="top-bar__line" />
        <ZoomControls />
      </div>
    </header>
  )
}

function FileName(): JSX.Element {
  const { session } = usePage()
  subscribeTo(session.revision)
  return <h1 class="top-bar__file">{session.document.name}</h1>
}

function UndoButtons(): JSX.Element {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { canUndo, canRedo } = session.document
  return (
    <>
      <IconButton icon="undo" name="Undo" disabled={!canUndo} onClick={() => session.undo()} />
      <IconButton icon="redo" name="Redo" disabled={!canRedo} onClick={() => session.redo()} />
    </>
  )
}

/** Shows the file as someone sees it who may not edit it. The plugin starts anew, as it would for them. */
function ViewOnlySwitch(): JSX.Element {
  const { session, runner } = usePage()
  const toggle = (): void => void runner.setViewOnly(!session.viewOnly.value)
  return (
    <button
      class="text-button switch"
      role="switch"
      aria-checked={session.viewOnly.value}
      onClick={toggle}
    >
      View only
    </button>
  )
}
