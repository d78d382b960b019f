/** Stands in for what the build packs under `glance:faces`. */
export default ''
