import { computed, signal } from '@preact/signals'
import type { RunningPlugin } from '../../host/contract'
import { runPlugin } from '../../host/run-plugin'
import {
  contentSecurityPolicy,
  DOCUMENT_KINDS,
  type DocumentKind,
  type Theme
} from '../panel/panel-document'
import { PanelHost, windowBox } from '../panel/panel-host'
import { pageParameter } from '../state/page-parameters'
import type { Session } from '../state/session'
import { shownTheme } from '../state/theme'
import { type LoadedPlugin, loadPlugin, type Manifest } from './load-plugin'
import { frameRealm } from './frame-realm'
import { localStorageBacking } from './local-storage'
import { pluginEnvironment } from './plugin-environment'
import { QuickAction } from './quick-action'

interface Run {
  command: string
  panel: PanelHost
  quickAction: QuickAction | null
  plugin: RunningPlugin | null
}

/** Runs the built plugin, one command at a time: the next one closes what is open, as in Figma. */
export class PluginRunner {
  readonly manifest = signal<Manifest | null>(null)
  private readonly run = signal<Run | null>(null)
  /** The prompt for the parameter of the command that is about to run; null when none is open. */
  readonly quickAction = computed(() => this.run.value?.quickAction ?? null)
  /** The open panel; null when the running command shows none, or nothing runs. */
  readonly panel = computed(() => this.run.value?.panel ?? null)
  /** The command that runs; null when nothing does. */
  readonly command = computed(() => this.run.value?.command ?? null)

  constructor(
    private readonly session: Session,
    private readonly variables: (theme: Theme) => string
  ) {}

  /** Runs a command of the menu or of a relaunch button, with the plugin as it is built now; its first by default. */
  async runCommand(command?: string): Promise<void> {
    await this.guard(async () => {
      const files = await loadPlugin()
      await this.start(files, command ?? files.manifest.menu[0]?.command ?? '')
    })
  }

  /** Command ids by the names that the menu and the relaunch buttons give them. */
  commands(): ReadonlyMap<string, string> {
    const { menu = [], relaunchButtons = [] } = this.manifest.value ?? {}
    return new Map([...relaunchButtons, ...menu].map(({ name, command }) => [name, command]))
  }

  close(): void {
    const run = this.run.peek()
    this.run.value = null
    run?.plugin?.close()
    run?.panel.close()
  }

  /** Restarts a running plugin: it reads whether it may edit when it starts. */
  async setViewOnly(viewOnly: boolean): Promise<void> {
    if (this.session.viewOnly.value === viewOnly) return
    this.session.viewOnly.value = viewOnly
    const command = this.command.value
    if (command !== null) await this.runCommand(command)
  }

  /** Replaces the plugin's clientStorage with these values, or empties it. */
  async resetStorage(values: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const storage = localStorageBacking(this.manifest.value?.id ?? '')
    for (const key of await storage.keys()) await storage.delete(key)
    for (const [key, value] of Object.entries(values)) await storage.set(key, value)
  }

  private async start(files: LoadedPlugin, command: string): Promise<void> {
    this.close()
    const { manifest } = files
    this.manifest.value = manifest
    const panel = new PanelHost({
      pluginId: manifest.id,
      policy: contentSecurityPolicy(manifest.networkAccess.allowedDomains),
      documentKind: documentKind(),
      theme: () => shownTheme.value,
      place: (size) => windowBox(this.session.stage.value, this.session.place.value, size),
      variables: this.variables
    })
    const [parameter] = manifest.menu.find((item) => item.command === command)?.parameters ?? []
    const quickAction = parameter ? new QuickAction(manifest.name, parameter) : null
    const run: Run = { command, panel, quickAction, plugin: null }
    this.run.value = run
    const plugin = await runPlugin({
      files,
      document: this.session.document,
      command,
      newRealm: frameRealm,
      ...(quickAction && { parameters: quickAction.run }),
      environment: pluginEnvironment(this.session, {
        panel,
        storage: localStorageBacking(manifest.id),
        name: manifest.name,
        closed: () => this.ended(run)
      })
    })
    if (this.run.peek() === run) run.plugin = plugin
    else plugin.close()
  }

  private ended(run: Run): void {
    run.panel.close()
    if (this.run.peek() === run) this.run.value = null
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.close()
      const reason = error instanceof Error ? error.message : String(error)
      this.session.notices.problem('The plugin could not be started.', reason)
    }
  }
}

function documentKind(): DocumentKind {
  const asked = pageParameter('document')
  return DOCUMENT_KINDS.find((kind) => kind === asked) ?? 'data'
}
