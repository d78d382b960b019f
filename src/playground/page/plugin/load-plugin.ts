import type { PluginFiles } from '../../host/contract'
import { pageParameter } from '../state/page-parameters'
import * as v from 'valibot'

export interface LoadedPlugin extends PluginFiles {
  manifest: Manifest
}

/** Fetches the plugin as it is built now. Rejects with what is missing. */
export async function loadPlugin(): Promise<LoadedPlugin> {
  const [manifest, main, ui] = await Promise.all(['manifest.json', 'main.js', 'ui'].map(fetchText))
  return {
    manifest: v.parse(Manifest, manifest),
    main: main ?? '',
    ui: ui ?? ''
  }
}

async function fetchText(name: string): Promise<string> {
  const answer = await fetch(`plugin/${buildFolder()}${name}`)
  const text = await answer.text()
  if (answer.ok) return text
  throw new Error(text)
}

/** Folder of the build that `?build=` asks for. Throws for an unknown one. */
function buildFolder(): string {
  const build = pageParameter('build') ?? ''
  if (build === '') return ''
  if (build === 'publish') return 'publish/'
  throw new Error(`There is no build “${build}”, only: publish.`)
}

const Parameter = v.object({ key: v.string(), name: v.string() })
const Command = v.object({
  name: v.string(),
  command: v.string(),
  parameters: v.optional(v.array(Parameter), [])
})
const Separator = v.object({ separator: v.literal(true) })

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    id: v.string(),
    name: v.string(),
    documentAccess: v.string(),
    menu: v.pipe(
      v.array(v.union([Command, Separator])),
      v.transform((items) => items.flatMap((item) => ('command' in item ? [item] : [])))
    ),
    relaunchButtons: v.array(
      v.object({
        command: v.string(),
        name: v.string(),
        multipleSelection: v.exactOptional(v.boolean())
      })
    ),
    networkAccess: v.object({ allowedDomains: v.array(v.string()) })
  })
)

/** The members of manifest.json that the playground reads, of its menu the commands. Submenus are not read. */
export type Manifest = v.InferOutput<typeof Manifest>
export type Parameter = v.InferOutput<typeof Parameter>
