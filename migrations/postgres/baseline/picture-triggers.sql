-- Every picture that no row names is in unused_images, from before its files are there. The arguments
-- of the triggers: the folders that a table's pictures stand in.

CREATE FUNCTION note_unused(folders text[], name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO unused_images (folder, name, since)
  SELECT folder, note_unused.name, now_in_milliseconds() FROM unnest(folders) AS folder
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION image_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.last_image_version > 0 THEN
    PERFORM note_unused(TG_ARGV[0:], new.id || '-v' || new.last_image_version);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION image_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.image_version > 0 THEN
    PERFORM note_unused(TG_ARGV[0:], old.id || '-v' || old.image_version);
  END IF;
  DELETE FROM unused_images
  WHERE folder = ANY (TG_ARGV[0:]) AND name = new.id || '-v' || new.image_version;
  IF new.image_version IS NULL THEN
    EXECUTE format(
      'UPDATE %I SET last_image_version = last_image_version + 1 WHERE id = $1', TG_TABLE_NAME
    ) USING new.id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION image_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.image_version > 0 THEN
    PERFORM note_unused(TG_ARGV[0:], old.id || '-v' || old.image_version);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER users_image_reserved AFTER UPDATE OF last_image_version ON users
  FOR EACH ROW WHEN (new.last_image_version <> old.last_image_version)
  EXECUTE FUNCTION image_reserved('users');
CREATE TRIGGER users_image_changed AFTER UPDATE OF image_version ON users
  FOR EACH ROW WHEN (new.image_version IS DISTINCT FROM old.image_version)
  EXECUTE FUNCTION image_changed('users');
CREATE TRIGGER users_image_left AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION image_left('users');

CREATE TRIGGER recipes_image_reserved AFTER UPDATE OF last_image_version ON recipes
  FOR EACH ROW WHEN (new.last_image_version <> old.last_image_version)
  EXECUTE FUNCTION image_reserved('recipes', 'recipes-thumbnails');
CREATE TRIGGER recipes_image_changed AFTER UPDATE OF image_version ON recipes
  FOR EACH ROW WHEN (new.image_version IS DISTINCT FROM old.image_version)
  EXECUTE FUNCTION image_changed('recipes', 'recipes-thumbnails');
CREATE TRIGGER recipes_image_left AFTER DELETE ON recipes
  FOR EACH ROW EXECUTE FUNCTION image_left('recipes', 'recipes-thumbnails');

CREATE TRIGGER cookbooks_image_reserved AFTER UPDATE OF last_image_version ON cookbooks
  FOR EACH ROW WHEN (new.last_image_version <> old.last_image_version)
  EXECUTE FUNCTION image_reserved('cookbooks');
CREATE TRIGGER cookbooks_image_changed AFTER UPDATE OF image_version ON cookbooks
  FOR EACH ROW WHEN (new.image_version IS DISTINCT FROM old.image_version)
  EXECUTE FUNCTION image_changed('cookbooks');
CREATE TRIGGER cookbooks_image_left AFTER DELETE ON cookbooks
  FOR EACH ROW EXECUTE FUNCTION image_left('cookbooks');

CREATE FUNCTION pending_images_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_unused('{pending}', old.id);
  PERFORM note_unused('{pending}', old.id || '-thumbnail');
  RETURN NULL;
END $$;
CREATE TRIGGER pending_images_left AFTER DELETE ON pending_images
  FOR EACH ROW EXECUTE FUNCTION pending_images_left();
