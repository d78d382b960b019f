import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const { sys } = ts
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX
}

/** Files of src and what each imports, types included; of packages nothing. */
function readImports(): Map<string, string[]> {
  const files = sys.readDirectory(sys.resolvePath('src'), ['.ts', '.tsx'])
  const known = new Set(files)
  const importsOf = (file: string): string[] =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(
        ({ fileName }) =>
          ts.resolveModuleName(fileName, file, OPTIONS, sys).resolvedModule?.resolvedFileName ?? ''
      )
      .filter((target) => known.has(target))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/** Takes away what imports nothing that is left, then what nothing that is left imports: circles remain. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Set(imports.keys())
  for (let before = -1; before !== left.size;) {
    before = left.size
    const used = new Set([...left].flatMap((file) => imports.get(file) ?? []))
    for (const file of left) {
      if (!used.has(file) || !imports.get(file)?.some((target) => left.has(target)))
        left.delete(file)
    }
  }
  return [...left].map((file) => file.slice(sys.resolvePath('.').length + 1))
}

it('no file imports itself, not even by way of others', () => {
  const imports = readImports()
  expect(imports.size).toBeGreaterThan(500)
  expect(inCircles(imports)).toEqual([])
})
