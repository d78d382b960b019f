import type { DesignDocument } from '../../src/playground/host/open-document'

/** Makes colour variables in a document with Figma's own calls, which no plugin of ours makes. */
export function variablesOf({ graph }: Pick<DesignDocument, 'graph'>) {
  return {
    createVariableCollection(name: string): VariableCollection {
      const collection = graph.createCollection(name)
      const { id, defaultModeId } = collection
      const addMode = (mode: string): string => {
        const modeId = `${id}:${collection.modes.length}`
        graph.addMode(id, modeId, mode)
        return modeId
      }
      return { id, name, defaultModeId, addMode } as VariableCollection
    },
    createVariable(name: string, { id }: VariableCollection, type: 'COLOR'): Variable {
      const variable = graph.createVariable(name, type, id)
      const setValueForMode = (modeId: string, value: VariableValue): void => {
        variable.valuesByMode[modeId] = { a: 1, ...(value as RGB) }
      }
      return { id: variable.id, name, setValueForMode } as Variable
    },
    setBoundVariableForPaint(paint: SolidPaint, field: 'color', { id }: Variable): SolidPaint {
      return { ...paint, boundVariables: { [field]: { type: 'VARIABLE_ALIAS', id } } }
    }
  }
}
