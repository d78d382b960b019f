declare const styles: {
  readonly "canvas": string;
  readonly "canvas--drop": string;
  readonly "canvas--pan": string;
  readonly "hint": string;
  readonly "plugin-window": string;
  readonly "plugin-window__bar": string;
  readonly "plugin-window__frame": string;
  readonly "plugin-window__title": string;
};
export default styles;

