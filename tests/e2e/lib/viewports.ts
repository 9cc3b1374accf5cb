/** A window on a desktop. */
export const desk = {width: 1440, height: 900};
/** A current phone, upright. */
export const phone = {width: 390, height: 844};
