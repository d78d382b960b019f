import type { JSX } from 'preact'
import { Icon, IconButton } from '../controls/icon'
import { usePage } from '../state/page-context'
import { listen, subscribeTo } from '../state/listen'
import { shownTheme, toggleTheme } from '../state/theme'
import { useEffect, useRef } from 'preact/hooks'
import { ACCEPTED_FILES, openFiles } from '../state/open-files'
import { zoomStep } from '../canvas/viewport'

export function TopBar(): JSX.Element {
  const { session, runner } = usePage()
  const { document } = session
  subscribeTo(session.revision)
  const dark = shownTheme.value === 'dark'
  const viewOnly = session.viewOnly.value
  const { zoom } = session.viewport.value
  const percent = `${Math.round(zoom * 100)}%`
  const step = (direction: 1 | -1) => (): void => session.zoomTo(zoomStep(zoom, direction))
  return (
    <header class="top-bar">
      <div class="top-bar__group">
        <h1 class="top-bar__file">{document.name}</h1>
        <span class="pill">Playground, not Figma</span>
      </div>
      <div class="top-bar__group">
        <PluginMenu />
      </div>
      <div class="top-bar__group top-bar__group--end">
        <button
          class="text-button switch"
          role="switch"
          aria-checked={viewOnly}
          onClick={() => void runner.setViewOnly(!viewOnly)}
        >
          View only
        </button>
        <OpenFileButton />
        <IconButton
          icon={dark ? 'sun' : 'moon'}
          name={dark ? 'Light theme' : 'Dark theme'}
          onClick={toggleTheme}
        />
        <span class="top-bar__line" />
        <IconButton
          icon="undo"
          name="Undo"
          disabled={!document.canUndo}
          onClick={() => document.undo()}
        />
        <IconButton
          icon="redo"
          name="Redo"
          disabled={!document.canRedo}
          onClick={() => document.redo()}
        />
        <span class="top-bar__line" />
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
      </div>
    </header>
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

interface MenuEntry {
  name: string
  run: () => void
}

/** The plugin's menu as its manifest has it, and what a plugin's developer wants beside it. */
function PluginMenu(): JSX.Element {
  const { guide, runner, session } = usePage()
  const manifest = runner.manifest.value
  const commands = (manifest?.menu ?? []).map(({ name, command }): MenuEntry => {
    return { name, run: () => void runner.runCommand(command) }
  })
  const reset = async (): Promise<void> => {
    runner.close()
    await runner.resetStorage()
    session.notices.tell('The plugin’s stored settings are gone.')
  }
  const entries: MenuEntry[] = [
    ...commands,
    { name: 'Close', run: () => runner.close() },
    { name: 'Forget stored settings', run: () => void reset() },
    { name: 'Show the guided minute', run: () => guide.start() }
  ]
  const menu = useRef<HTMLDivElement>(null)
  // A press in the panel's frame leaves it open.
  useEffect(() => listen(window, { blur: () => menu.current?.hidePopover() }), [])
  return (
    <>
      <button class="text-button" popovertarget="plugin-menu">
        <Icon name="plugin" />
        <span>{manifest?.name ?? 'Plugin'}</span>
        <Icon name="chevron-down" />
      </button>
      <div ref={menu} id="plugin-menu" class="menu" popover="auto">
        {entries.map(({ name, run }) => (
          <button
            key={name}
            class="menu__item"
            popovertarget="plugin-menu"
            popovertargetaction="hide"
            onClick={run}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
