/**
 * The build tool's entry requires each command's file, which keeps esbuild from joining the modules and
 * from leaving out what nothing uses. The same entry, with imports.
 */
export function importEntries(entry) {
  const names = new Map()
  const code = entry.replace(/require\('([^']+)'\)\['default'\]/g, (_, file) => {
    if (!names.has(file)) names.set(file, `entry${names.size}`)
    return names.get(file)
  })
  return [...names].map(([file, name]) => `import ${name} from '${file}'\n`).join('') + code
}
