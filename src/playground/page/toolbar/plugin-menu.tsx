import type { JSX } from 'preact'
import { Menu, type MenuEntry } from '../controls/menu'
import { Icon } from '../controls/icon'
import type { MenuItem } from '../plugin/load-plugin'
import { usePage } from '../state/page-context'

/** The plugin's menu as its manifest has it, and what a plugin's developer wants beside it. */
export function PluginMenu(): JSX.Element {
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
      buttonClass="text-button"
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
