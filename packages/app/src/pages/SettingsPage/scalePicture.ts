import { AVATAR_LENGTH } from '@adaos/api';

const SIDE = 160;

/**
 * A picture as a `data:` address, cut to a square in its middle and small enough to travel inside the profile.
 * Rejects with an error where the file is no picture that the browser can read.
 */
export async function scalePicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  // JPEG knows no transparency: what is see-through becomes white rather than black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, left, top, cut, cut, 0, 0, SIDE, SIDE);
  picture.close();
  for (const quality of [0.85, 0.6, 0.3]) {
    const address = canvas.toDataURL('image/jpeg', quality);
    if (address.length <= AVATAR_LENGTH) return address;
  }
  throw new Error('too large');
}
