import { build, type Plugin } from 'esbuild'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Outcome } from '../soak'
import type { Plant } from './plants'

/** The soak in memory, over a copy of the source with a fault in it. */
type PlantedSoak = (seed: number, only?: RegExp) => Promise<Outcome>

/** What the soak says of a fault; empty when it does not notice. */
export async function reportsOf(plant: Plant): Promise<string[]> {
  const run = await soakWith(plant)
  const { broken } = await run(plant.seed, plant.only)
  return broken.filter((fault) => plant.reported.test(fault))
}

/** Bundles the soak and all that it runs, with the fault, into a module of its own. Throws when it finds no place for it. */
async function soakWith(plant: Plant): Promise<PlantedSoak> {
  const folder = await mkdtemp(join(tmpdir(), 'glance-planted-'))
  try {
    const outfile = join(folder, 'soak.mjs')
    await build({
      stdin: {
        contents: `
          import { soak } from './soak'
          import { inMemory } from './in-memory'
          export const run = (seed, only) => soak(seed, inMemory(only))`,
        resolveDir: resolve('test/soak')
      },
      ...{ outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' },
      define: { GLANCE_CONNECTS: 'true' },
      plugins: [planting(plant)]
    })
    const { run } = (await import(pathToFileURL(outfile).href)) as { run: PlantedSoak }
    return run
  } finally {
    await rm(folder, { recursive: true })
  }
}

function planting({ file, was, becomes }: Plant): Plugin {
  const path = resolve(file)
  return {
    name: 'planting',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.tsx?$/ }, async (args) => {
        if (args.path !== path) return null
        const text = await readFile(path, 'utf8')
        if (text.split(was).length !== 2) throw new Error(`${file} has not one “${was}”.`)
        return { contents: text.replace(was, () => becomes), loader: 'ts' }
      })
    }
  }
}
