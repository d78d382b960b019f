import { pageParameter } from '../state/page-parameters'
import { type Manifest, readManifest } from './manifest'

export interface LoadedPlugin {
  manifest: Manifest
  main: string
  ui: string | null
}

/** Fetches the plugin as it is built now. Rejects with what is missing. */
export async function loadPlugin(): Promise<LoadedPlugin> {
  const [manifest, main, ui] = await Promise.all(['manifest.json', 'main.js', 'ui'].map(fetchText))
  return {
    manifest: readManifest(JSON.parse(manifest ?? '')),
    main: main ?? '',
    ui: ui === '' || ui === undefined ? null : ui
  }
}

async function fetchText(name: string): Promise<string> {
  const answer = await fetch(`plugin/${buildFolder()}${name}`)
  const text = await answer.text()
  if (answer.ok) return text
  throw new Error(text)
}

/** Where `?build=publish` lies, or the build that may reach a service. */
function buildFolder(): string {
  const build = pageParameter('build') ?? ''
  if (build === '') return ''
  if (build === 'publish') return 'publish/'
  throw new Error(`There is no build “${build}”, only: publish.`)
}
