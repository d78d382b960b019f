declare const styles: {
  readonly "icon": string;
  readonly "jump": string;
  readonly "jump-list": string;
  readonly "jump__name": string;
  readonly "jump__size": string;
  readonly "layer": string;
  readonly "layer--dimmed": string;
  readonly "layer--hovered": string;
  readonly "layer__fold": string;
  readonly "layer__fold--open": string;
  readonly "layer__name": string;
  readonly "layer__toggle": string;
  readonly "layer__toggle--on": string;
  readonly "layers": string;
};
export default styles;

