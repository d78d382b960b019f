import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outputFolders } from '../../src/node/analyse/find-pictures'

it('names folders after the stems of the files', () => {
  const folders = outputFolders(['a/one.png', 'b/two.tar.jpg', '.png'], 'out')
  expect([...folders.values()]).toEqual([
    join('out', 'one'),
    join('out', 'two.tar'),
    join('out', '.png')
  ])
})

it('stays below the folder for the results, whatever the files are called', () => {
  const names = ['..png', '...png', '....png', ' .png', 'ünï 図.png', '-dash.png', 'a\nb.png']
  const folders = [...outputFolders(names, 'out').values()]
  expect(folders).toEqual(
    ['..png', '...png', '....png', ' ', 'ünï 図', '-dash', 'a\nb'].map((name) => join('out', name))
  )
})

it('never gives two files the same folder, whatever their names', () => {
  const name = fc.constantFrom('a', 'A', 'a-2', 'a-2-2', 'A-3', 'b', 'ü', 'u\u0308')
  const file = fc.tuple(fc.constantFrom('x', 'y'), name, fc.constantFrom('png', 'jpg'))
  fc.assert(
    fc.property(fc.array(file, { maxLength: 12 }), (parts) => {
      const files = parts.map(([folder, stem, type]) => `${folder}/${stem}.${type}`)
      const folders = [...outputFolders(files, 'out').values()].map((each) =>
        each.normalize('NFC').toLowerCase()
      )
      expect(folders).toHaveLength(new Set(files).size)
      expect(new Set(folders).size).toBe(folders.length)
    })
  )
})
