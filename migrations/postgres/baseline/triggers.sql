-- The same as SQLite's, with the same messages: the code knows a refusal by its message.

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION now_in_milliseconds() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
$$;

-- What is deleted is forgotten by search, and by reports that are open.

CREATE FUNCTION recipes_forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public_recipe_words WHERE id = old.id;
  DELETE FROM other_recipe_words WHERE id = old.id;
  RETURN NULL;
END $$;
CREATE TRIGGER recipes_forget_words AFTER DELETE ON recipes
  FOR EACH ROW EXECUTE FUNCTION recipes_forget_words();

CREATE FUNCTION users_forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_words WHERE id = old.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_forget_words AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION users_forget_words();

CREATE FUNCTION ingredients_forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ingredient_words WHERE id = old.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ingredients_forget_words AFTER DELETE ON ingredients
  FOR EACH ROW EXECUTE FUNCTION ingredients_forget_words();

CREATE FUNCTION recipes_forget_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reports WHERE recipe_id = old.id AND settled_at IS NULL;
  RETURN old;
END $$;
CREATE TRIGGER recipes_forget_reports BEFORE DELETE ON recipes
  FOR EACH ROW EXECUTE FUNCTION recipes_forget_reports();

-- Numbers that are kept.

CREATE FUNCTION likes_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE recipes SET likes_count = likes_count + 1 WHERE id = new.recipe_id;
  ELSE
    UPDATE recipes SET likes_count = likes_count - 1 WHERE id = old.recipe_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER likes_counted_up AFTER INSERT ON likes
  FOR EACH ROW EXECUTE FUNCTION likes_counted();
CREATE TRIGGER likes_counted_down AFTER DELETE ON likes
  FOR EACH ROW EXECUTE FUNCTION likes_counted();

CREATE FUNCTION cooks_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND old.visibility = 'PUBLIC' THEN
    UPDATE users
    SET public_recipes = public_recipes - 1, public_likes = public_likes - old.likes_count
    WHERE id = old.author_id;
  END IF;
  IF TG_OP <> 'DELETE' AND new.visibility = 'PUBLIC' THEN
    UPDATE users
    SET public_recipes = public_recipes + 1, public_likes = public_likes + new.likes_count
    WHERE id = new.author_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cooks_counted_up AFTER INSERT ON recipes
  FOR EACH ROW EXECUTE FUNCTION cooks_counted();
CREATE TRIGGER cooks_counted_down AFTER DELETE ON recipes
  FOR EACH ROW EXECUTE FUNCTION cooks_counted();
CREATE TRIGGER cooks_counted_again AFTER UPDATE OF visibility, likes_count ON recipes
  FOR EACH ROW WHEN ('PUBLIC' IN (old.visibility, new.visibility))
  EXECUTE FUNCTION cooks_counted();

CREATE FUNCTION custom_names_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND old.custom_key IS NOT NULL THEN
    UPDATE custom_names SET uses = uses - 1 WHERE key = old.custom_key;
    DELETE FROM custom_names WHERE key = old.custom_key AND uses = 0;
  END IF;
  IF TG_OP <> 'DELETE' AND new.custom_name IS NOT NULL THEN
    INSERT INTO custom_names (key, uses) VALUES (new.custom_key, 1)
    ON CONFLICT (key) DO UPDATE SET uses = custom_names.uses + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER custom_names_counted_up AFTER INSERT ON recipe_ingredients
  FOR EACH ROW EXECUTE FUNCTION custom_names_counted();
CREATE TRIGGER custom_names_counted_down AFTER DELETE ON recipe_ingredients
  FOR EACH ROW EXECUTE FUNCTION custom_names_counted();
CREATE TRIGGER custom_names_counted_anew AFTER UPDATE OF custom_name, custom_key ON recipe_ingredients
  FOR EACH ROW EXECUTE FUNCTION custom_names_counted();

-- A cookbook keeps an administrator, and Popote another one.

CREATE FUNCTION cookbooks_keep_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.is_administrator = 1
    AND (TG_OP = 'DELETE' OR new.is_administrator = 0)
    AND EXISTS (SELECT 1 FROM cookbooks WHERE id = old.cookbook_id)
    AND NOT EXISTS (
      SELECT 1 FROM cookbook_members AS other
      WHERE other.cookbook_id = old.cookbook_id
        AND other.user_id <> old.user_id AND other.is_administrator = 1)
  THEN
    RAISE EXCEPTION 'cookbook.lastAdministrator' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END $$;
CREATE TRIGGER cookbooks_keep_administrator BEFORE UPDATE OF is_administrator ON cookbook_members
  FOR EACH ROW EXECUTE FUNCTION cookbooks_keep_administrator();
CREATE TRIGGER cookbooks_keep_member BEFORE DELETE ON cookbook_members
  FOR EACH ROW EXECUTE FUNCTION cookbooks_keep_administrator();

CREATE FUNCTION users_keep_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.role = 'ADMIN' AND old.suspended_at IS NULL
    AND (TG_OP = 'DELETE' OR new.role <> 'ADMIN' OR new.suspended_at IS NOT NULL)
    AND NOT EXISTS (
      SELECT 1 FROM users WHERE role = 'ADMIN' AND suspended_at IS NULL AND id <> old.id)
  THEN
    RAISE EXCEPTION 'user.lastAdministrator' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END $$;
CREATE TRIGGER users_keep_administrator BEFORE UPDATE OF role, suspended_at ON users
  FOR EACH ROW EXECUTE FUNCTION users_keep_administrator();
CREATE TRIGGER users_keep_last BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION users_keep_administrator();

-- Only administrators give away a cookbook's address, and only while they are.

CREATE FUNCTION cookbook_links_by_administrators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM cookbook_members
    WHERE cookbook_id = new.cookbook_id AND user_id = new.shared_by AND is_administrator = 1)
  THEN
    RAISE EXCEPTION 'cookbook.notAdministrator' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER cookbook_links_by_administrators BEFORE INSERT ON cookbook_links
  FOR EACH ROW EXECUTE FUNCTION cookbook_links_by_administrators();

CREATE FUNCTION cookbook_links_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cookbook_links WHERE cookbook_id = new.cookbook_id AND shared_by = new.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER cookbook_links_end AFTER UPDATE OF is_administrator ON cookbook_members
  FOR EACH ROW WHEN (new.is_administrator = 0) EXECUTE FUNCTION cookbook_links_end();

-- What was written down stays as it was written.

CREATE TRIGGER audit_stays_as_written
  BEFORE UPDATE OF acted_at, actor_name, act, subject, details ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse('the audit table is only added to');
CREATE TRIGGER audit_stays BEFORE DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse('the audit table is only added to');
CREATE TRIGGER access_grants_stay_as_written
  BEFORE UPDATE OF actor_name, kind, reason, granted_at, expires_at ON access_grants
  FOR EACH ROW EXECUTE FUNCTION refuse('the access_grants table is only added to');
CREATE TRIGGER access_grants_stay BEFORE DELETE ON access_grants
  FOR EACH ROW EXECUTE FUNCTION refuse('the access_grants table is only added to');
