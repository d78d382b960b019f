/**
 * Replaces preact/compat: the UI kit needs this function alone, without refs. The whole of compat would also give every
 * onChange in the panel React's meaning.
 */
export function forwardRef(render) {
  return (props) => render(props, null)
}

/** The kit's dropdown asks for it; the panel has none, see `Select`. */
export function createPortal() {
  throw new Error('The panel has no portals.')
}
