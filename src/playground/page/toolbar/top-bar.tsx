import type { JSX } from 'preact'
import { Icon, IconButton } from '../controls/icon'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/listen'
import { currentTheme, toggleTheme } from '../state/theme'
import { AboutNote } from './about-note'
import { useRef } from 'preact/hooks'
import { ACCEPTED_FILES, openFiles } from '../state/open-files'
import { zoomStep } from '../canvas/viewport'
import { Menu, type MenuEntry } from '../controls/menu'
import type { MenuItem } from '../plugin/load-plugin'

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

/** Switches between editing and viewing only. The plugin starts anew. */
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

function OpenFileButton(): JSX.Element {
  const page = usePage()
  const input = useRef<HTMLInputElement>(null)
  const choose = (): void => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    void openFiles(page, files)
  }
  return (
    <>
      <IconButton
        icon="open"
        name="Open a .fig file or a picture"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        aria-label="File to open"
        tabIndex={-1}
        accept={ACCEPTED_FILES}
        multiple
        onChange={choose}
      />
    </>
  )
}

function ZoomControls(): JSX.Element {
  const { session } = usePage()
  const { zoom } = session.viewport.value
  const percent = `${Math.round(zoom * 100)}%`
  const step = (direction: 1 | -1) => (): void => session.zoomTo(zoomStep(zoom, direction))
  return (
    <>
      <IconButton icon="minus" name="Zoom out" onClick={step(-1)} />
      <button
        class="text-button zoom-value"
        aria-label={`Zoom: ${percent}`}
        title="Zoom to fit"
        onClick={() => session.zoomToFit()}
      >
        {percent}
      </button>
      <IconButton icon="plus" name="Zoom in" onClick={step(1)} />
    </>
  )
}

/** The plugin's menu as its manifest has it, and what a plugin's developer wants beside it. */
function PluginMenu(): JSX.Element {
  const { runner, session } = usePage()
  const manifest = runner.manifest.value
  const run = (command: string) => (): void => void runner.runCommand(command)
  const entry = (item: MenuItem): MenuEntry | null =>
    'command' in item ? { name: item.name, run: run(item.command) } : null
  const menu = manifest?.menu.map(entry) ?? []
  const reset = async (): Promise<void> => {
    runner.close()
    await runner.resetStorage()
    session.notices.tell('The plugin’s stored settings are gone.')
  }
  return (
    <Menu
      button={
        <>
          <Icon name="plugin" />
          <span>{manifest?.name ?? 'Plugin'}</span>
          <Icon name="chevron-down" />
        </>
      }
      entries={[
        ...(menu.length > 0 ? menu : [{ name: 'Run', run: () => void runner.open() }]),
        null,
        { name: 'Close', disabled: runner.command.value === null, run: () => runner.close() },
        { name: 'Forget stored settings', run: () => void reset() }
      ]}
    />
  )
}
