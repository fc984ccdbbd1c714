export default '/assets/picture.avif';
